import { chooseServices } from './choose-services.ts'
import { finishStep } from './finish-step.ts'
import { hideSample } from './hide-sample.ts'
import { findSampleNames, showSetup } from './show-setup.ts'

export const setupActions = {
  show: showSetup,
  findSampleNames,
  chooseServices,
  hideSample,
  finishStep,
}
