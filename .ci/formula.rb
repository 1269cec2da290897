class Viewmodelgen < Formula
  desc "Generates Swift view models, presenters and tests from YAML and JSON Schema"
  homepage "https://github.com/{{repository}}"
  version "{{version}}"

  on_macos do
    url "{{url}}/viewmodelgen-universal-apple-macosx.tar.gz"
    sha256 "{{sha256 of universal-apple-macosx}}"
  end

  on_linux do
    on_intel do
      url "{{url}}/viewmodelgen-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "{{sha256 of x86_64-unknown-linux-gnu}}"
    end
    on_arm do
      url "{{url}}/viewmodelgen-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "{{sha256 of aarch64-unknown-linux-gnu}}"
    end
  end

  def install
    bin.install "viewmodelgen"
    generate_completions_from_executable(bin/"viewmodelgen", "--generate-completion-script")
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/viewmodelgen --version").strip
  end
end
