// What `import Combine` finds where there is no Combine.
@_exported import OpenCombine
