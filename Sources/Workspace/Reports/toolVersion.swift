/// The tool's version, by semantic versioning (https://semver.org).
package let toolVersion = "0.1.0"
