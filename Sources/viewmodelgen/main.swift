print("viewmodelgen")
