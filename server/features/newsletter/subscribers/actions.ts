import { addSubscriber } from './add-subscriber.ts'
import { changeSubscriber } from './change-subscriber.ts'
import { eraseSubscriber } from './erase-subscriber.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { importList } from './import-list.ts'
import { listImports, undoImport } from './imports.ts'
import { listSubscribers } from './list-subscribers.ts'
import { previewList } from './preview-list.ts'
import { unsubscribeSubscriber } from './unsubscribe-subscriber.ts'

export const newsletterActions = {
  list: listSubscribers,
  export: exportSubscribers,
  add: addSubscriber,
  change: changeSubscriber,
  unsubscribe: unsubscribeSubscriber,
  erase: eraseSubscriber,
  preview: previewList,
  import: importList,
  imports: listImports,
  undoImport,
}
