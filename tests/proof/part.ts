/** What `run` returns is printed behind the step: versions, counts. A step that throws ends its part. */
export type Step = { name: string; run(): unknown }

/** An engine that the tests do not have: how it is set up and what is tried on it. */
export type Part = {
  /** Debian packages that are installed before the first step. */
  packages: string[]
  steps: Step[]
  /** Ends what the steps started and removes what they made, also after a failure. */
  cleanUp?(): unknown
}
