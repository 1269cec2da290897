/// The text of every template in this folder, by its file name without extension.
package enum Templates {
  package static let sources: [String: [UInt8]] = [
    "Adapter": PackageResources.Adapter_mustache,
    "Difference": PackageResources.Difference_mustache,
    "Formats": PackageResources.Formats_mustache,
    "Gallery": PackageResources.Gallery_mustache,
    "GalleryPhone": PackageResources.GalleryPhone_mustache,
    "GalleryScript": PackageResources.GalleryScript_mustache,
    "GalleryStyle": PackageResources.GalleryStyle_mustache,
    "Presenter": PackageResources.Presenter_mustache,
    "PresenterClass": PackageResources.PresenterClass_mustache,
    "PresenterTests": PackageResources.PresenterTests_mustache,
    "Samples": PackageResources.Samples_mustache,
    "ScreenTestSupport": PackageResources.ScreenTestSupport_mustache,
    "ServiceMock": PackageResources.ServiceMock_mustache,
    "ServiceModel": PackageResources.ServiceModel_mustache,
    "ServiceProtocol": PackageResources.ServiceProtocol_mustache,
    "Struct": PackageResources.Struct_mustache,
    "TestSupport": PackageResources.TestSupport_mustache,
    "Tests": PackageResources.Tests_mustache,
    "View": PackageResources.View_mustache,
    "ViewController": PackageResources.ViewController_mustache,
    "ViewModel": PackageResources.ViewModel_mustache,
    "ViewModelAdapter": PackageResources.ViewModelAdapter_mustache,
    "ViewModelInView": PackageResources.ViewModelInView_mustache,
  ]
}
