import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import kotlinx.serialization.json.Json;
import kotlinx.serialization.json.JsonArray;
import kotlinx.serialization.json.JsonElement;
import kotlinx.serialization.json.JsonElementKt;
import kotlinx.serialization.json.JsonObject;
import kotlinx.serialization.json.JsonPrimitive;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments;
import org.jetbrains.kotlin.cli.common.arguments.ParseCommandLineArgumentsKt;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.jetbrains.kotlin.config.Services;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Compiles Kotlin and runs its tests, which takes a warm compiler two seconds instead of ten.
 *
 * <p>A request is a line of JSON on the standard input. Only the first two members are required. {@code classPath} and {@code
 * options} are in addition to the libraries of prepare.py and to the usual options. The {@code output} should be empty, because
 * tests of earlier requests would run again.
 *
 * <pre>
 * {"sources": [FILE or FOLDER…], "output": FOLDER, "classPath": [FILE or FOLDER…], "options": [TEXT…], "runsTests": true}
 * </pre>
 *
 * <p>Its answer is a line of JSON on the standard output. {@code messages} has warnings too, and no {@code path}, {@code line} and
 * {@code column} if a message is about no place. {@code output} is what the tests printed.
 *
 * <pre>
 * {"messages": [{"severity": "error" or "warning", "text": TEXT, "path": FILE, "line": 1, "column": 1}], "compiles": true,
 *   "tests": 1, "failures": [{"name": TEXT, "message": TEXT}], "output": TEXT}
 * </pre>
 *
 * <p>Any other line is answered with {@code {"error": TEXT}}.
 *
 * <p>The server ends with its standard input.
 */
public class Server {
  /** Fails a test that waits forever, but not the whole run. */
  private static final String TIMEOUT = "60 s";

  /** Android 8, the oldest that generated code is for, has about the classes of Java 8. */
  private static final List<String> OPTIONS =
      List.of("-no-stdlib", "-no-reflect", "-progressive", "-Wextra", "-Xjdk-release=8");

  private final List<String> options = new ArrayList<>(OPTIONS);
  private final List<String> libraries = new ArrayList<>();
  /** Keeps what ICU has read of its data from one request to the next. */
  private final ClassLoader libraryLoader;
  private final Launcher launcher = LauncherFactory.create();

  /** The argument is the folder that prepare.py has prepared. */
  public static void main(String[] arguments) throws IOException {
    PrintStream answers = System.out;
    // What the compiler prints itself would look like an answer.
    System.setOut(System.err);
    // The compiler then keeps what it has read of the libraries.
    System.setProperty("kotlin.environment.keepalive", "true");
    Server server = new Server(Path.of(arguments[0]));
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      answers.write((server.answer(line) + "\n").getBytes(StandardCharsets.UTF_8));
      answers.flush();
    }
    // Threads of a test that does not end must not keep the process.
    System.exit(0);
  }

  private Server(Path folder) throws IOException {
    options.add("-Xplugin=" + folder.resolve("compiler/serialization-plugin.jar"));
    for (String name : List.of("libraries", "junit")) {
      try (Stream<Path> jars = Files.list(folder.resolve(name))) {
        jars.sorted().forEach(jar -> libraries.add(jar.toString()));
      }
    }
    libraryLoader = new URLClassLoader(urls(libraries), new JUnitLoader());
  }

  private JsonObject answer(String line) {
    try {
      Map<String, JsonElement> request = JsonElementKt.getJsonObject(Json.Default.parseToJsonElement(line));
      List<String> sources = texts(request.get("sources"));
      List<String> outputs = texts(request.get("output"));
      if (sources.isEmpty() || outputs.size() != 1) {
        return object("error", "a request needs sources and an output");
      }
      String output = outputs.get(0);

      Messages messages = new Messages();
      List<String> arguments = new ArrayList<>(options);
      arguments.addAll(texts(request.get("options")));
      List<String> more = texts(request.get("classPath"));
      List<String> classPath = new ArrayList<>(libraries);
      classPath.addAll(more);
      arguments.addAll(List.of("-d", output, "-classpath", String.join(File.pathSeparator, classPath)));
      arguments.addAll(sources);
      K2JVMCompilerArguments parsed = new K2JVMCompilerArguments();
      ParseCommandLineArgumentsKt.parseCommandLineArguments(arguments, parsed, false);
      boolean compiles = new K2JVMCompiler().exec(messages, Services.EMPTY, parsed) == ExitCode.OK;

      Tests tests = new Tests();
      String printed = "";
      if (compiles && texts(request.get("runsTests")).contains("true")) {
        printed = run(tests, output, more);
      }

      Map<String, JsonElement> answer = new LinkedHashMap<>();
      answer.put("messages", new JsonArray(messages.found));
      answer.put("compiles", JsonElementKt.JsonPrimitive(compiles));
      answer.put("tests", JsonElementKt.JsonPrimitive(tests.count));
      answer.put("failures", new JsonArray(tests.failures));
      answer.put("output", JsonElementKt.JsonPrimitive(printed));
      return new JsonObject(answer);
    } catch (Throwable error) {
      // Even a compiler that runs out of stack must not leave the client without an answer.
      return object("error", String.valueOf(error));
    }
  }

  /** Runs all tests in a folder of classes, and returns what they print. */
  private String run(TestExecutionListener tests, String folder, List<String> more) throws IOException {
    List<String> classPath = new ArrayList<>(more);
    classPath.add(folder);
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(Path.of(folder))))
        .configurationParameter("junit.jupiter.execution.timeout.default", TIMEOUT)
        // On the test's own thread, the time is only checked after it.
        .configurationParameter("junit.jupiter.execution.timeout.thread.mode.default", "SEPARATE_THREAD")
        .build();

    PrintStream out = System.out;
    PrintStream err = System.err;
    Locale locale = Locale.getDefault();
    TimeZone timeZone = TimeZone.getDefault();
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    try (URLClassLoader loader = new URLClassLoader(urls(classPath), libraryLoader)) {
      Thread.currentThread().setContextClassLoader(loader);
      System.setOut(stream);
      System.setErr(stream);
      launcher.execute(request, tests);
    } finally {
      System.setOut(out);
      System.setErr(err);
      Locale.setDefault(locale);
      TimeZone.setDefault(timeZone);
      Thread.currentThread().setContextClassLoader(context);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  private static URL[] urls(List<String> paths) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String path : paths) {
      urls.add(Path.of(path).toUri().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** Returns the texts of a value of a request: none if it is missing, one if it is not a list. */
  private static List<String> texts(JsonElement value) {
    List<String> texts = new ArrayList<>();
    if (value instanceof JsonPrimitive) {
      texts.add(((JsonPrimitive) value).getContent());
    } else if (value instanceof JsonArray) {
      for (JsonElement element : (JsonArray) value) {
        texts.addAll(texts(element));
      }
    }
    return texts;
  }

  private static JsonObject object(String... keysAndTexts) {
    Map<String, JsonElement> object = new LinkedHashMap<>();
    for (int key = 0; key < keysAndTexts.length; key += 2) {
      object.put(keysAndTexts[key], JsonElementKt.JsonPrimitive(keysAndTexts[key + 1]));
    }
    return new JsonObject(object);
  }

  /** Finds the server's JUnit and Java's own classes, but neither the compiler nor the libraries that it contains. */
  private static class JUnitLoader extends ClassLoader {
    JUnitLoader() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("org.junit.") || name.startsWith("org.opentest4j.") || name.startsWith("org.apiguardian.")) {
        return Server.class.getClassLoader().loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }

  private static class Messages implements MessageCollector {
    final List<JsonElement> found = new ArrayList<>();
    private boolean hasErrors = false;

    @Override
    public void clear() {
      found.clear();
    }

    @Override
    public boolean hasErrors() {
      return hasErrors;
    }

    @Override
    public void report(CompilerMessageSeverity severity, String text, CompilerMessageSourceLocation place) {
      if (!severity.isError() && !severity.isWarning()) {
        return;
      }
      hasErrors |= severity.isError();
      Map<String, JsonElement> message = new LinkedHashMap<>(
          object("severity", severity.isError() ? "error" : "warning", "text", text));
      if (place != null) {
        message.put("path", JsonElementKt.JsonPrimitive(place.getPath()));
        message.put("line", JsonElementKt.JsonPrimitive(place.getLine()));
        message.put("column", JsonElementKt.JsonPrimitive(place.getColumn()));
      }
      found.add(new JsonObject(message));
    }
  }

  private static String name(TestIdentifier test) {
    TestSource source = test.getSource().orElse(null);
    if (source instanceof MethodSource) {
      // For a test with parameters, the display name has those that fail.
      MethodSource method = (MethodSource) source;
      String name = method.getClassName() + "." + method.getMethodName();
      String shown = test.getDisplayName();
      return shown.equals(method.getMethodName() + "()") ? name : name + ": " + shown;
    }
    return test.getLegacyReportingName();
  }

  private static class Tests implements TestExecutionListener {
    final List<JsonElement> failures = new ArrayList<>();
    int count = 0;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (test.isTest()) {
        count++;
      }
      if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
        return;
      }
      StringWriter message = new StringWriter();
      result.getThrowable().ifPresent(error -> {
        // The stack shows nothing that the message of a failed expectation does not say.
        if (error instanceof AssertionError) {
          message.write(String.valueOf(error.getMessage()));
        } else {
          error.printStackTrace(new PrintWriter(message));
        }
      });
      // What called the test is the same for all tests.
      String text = message.toString().replaceAll("(?m)^\\s+at (java\\.base/|org\\.junit\\.).*\\R", "").stripTrailing();
      failures.add(object("name", name(test), "message", text));
    }
  }
}
