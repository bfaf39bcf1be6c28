import { eraseAddress } from './erase-address.ts'
import { exportAddress } from './export-address.ts'
import { findAddress } from './find-address.ts'
import { previewRetention, saveRetention, showRetention } from './retention.ts'

export const privacyActions = {
  find: findAddress,
  export: exportAddress,
  erase: eraseAddress,
  retention: showRetention,
  previewRetention,
  saveRetention,
}
