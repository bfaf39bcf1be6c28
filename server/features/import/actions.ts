import { removeImport } from './remove-import.ts'
import { retryPictures } from './retry-pictures.ts'
import { listImports, showImport } from './show-import.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'
import { uploadImport } from './upload-import.ts'

export const importActions = {
  list: listImports,
  show: showImport,
  upload: uploadImport,
  start: startImport,
  retry: retryPictures,
  undo: undoImport,
  remove: removeImport,
}
