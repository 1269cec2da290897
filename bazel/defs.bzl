"""The rules that generate view models from specs."""

load("//private:committed.bzl", _viewmodelgen_test = "viewmodelgen_test")
load("//private:generate.bzl", _ViewModelsInfo = "ViewModelsInfo", _viewmodelgen_kotlin = "viewmodelgen_kotlin", _viewmodelgen_swift = "viewmodelgen_swift")
load("//private:toolchain.bzl", _viewmodelgen_toolchain = "viewmodelgen_toolchain")

ViewModelsInfo = _ViewModelsInfo
viewmodelgen_kotlin = _viewmodelgen_kotlin
viewmodelgen_swift = _viewmodelgen_swift
viewmodelgen_test = _viewmodelgen_test
viewmodelgen_toolchain = _viewmodelgen_toolchain
