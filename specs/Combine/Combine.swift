// Lets `import Combine` find OpenCombine on systems without Combine.
@_exported import OpenCombine
