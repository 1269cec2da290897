/// How many cases a `switch` may have: over twice as many values take the compiler minutes, and as many types are refused.
let largestSwitch = 400
