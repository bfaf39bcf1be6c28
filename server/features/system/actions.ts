import { createDkim, removeDkim, showDkim, startDkim } from '#server/features/mail/dkim/actions.ts'
import { backUpNow } from './backup/back-up-now.ts'
import { downloadBackup } from './backup/download-backup.ts'
import { showBackups } from './backup/show-backups.ts'
import { sendTestMail } from './send-test-mail.ts'
import { showState } from './show-state.ts'
import { showInbox, testInbox } from './test-inbox.ts'

export const systemActions = {
  show: showState,
  sendTestMail,
  inbox: showInbox,
  testInbox,
  dkim: showDkim,
  createDkim,
  startDkim,
  removeDkim,
  backups: showBackups,
  backUpNow,
  downloadBackup,
}
