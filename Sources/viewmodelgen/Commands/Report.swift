import ArgumentParser
import SpecCompiler

/// Ends a command: diagnostics to standard error, the result to standard output, and exit code 1 where something is wrong.
func report(_ diagnostics: [Diagnostic], printing result: String, isFine: Bool = true) throws {
  let style = DiagnosticStyle.suiting(.error)
  // Where even standard error is closed, the exit code has to do.
  try? Console.error.write(describe(diagnostics, style: style))
  do throws(FileFailure) {
    try Console.output.write(result)
  } catch {
    try? Console.error.write("standard output: error: cannot write it: \(error.reason)\n")
    throw ExitCode.failure
  }
  if diagnostics.hasErrors || !isFine { throw ExitCode.failure }
}
