/** The steps of the set-up, in order. */
export const setupSteps = [
  'agency',
  'logo',
  'colours',
  'parts',
  'services',
  'sample',
  'finish',
] as const

export type SetupStep = (typeof setupSteps)[number]

/** The step that this name says, or the first that is not done. */
export function readStep(name: string | undefined, done: readonly SetupStep[]): SetupStep {
  return (
    setupSteps.find((step) => step === name) ??
    setupSteps.find((step) => !done.includes(step)) ??
    'finish'
  )
}
