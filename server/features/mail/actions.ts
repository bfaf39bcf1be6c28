import { sendAutomaticSample, showAutomaticEmail, showAutomaticHtml } from './automatic-emails.ts'
import { dismissFailed } from './dismiss-failed.ts'
import { listMessages } from './list-messages.ts'
import { sendAgain } from './send-again.ts'
import { sendFailedAgain } from './send-failed-again.ts'
import { showHtml } from './show-html.ts'
import { showMessage } from './show-message.ts'

export const mailActions = {
  list: listMessages,
  show: showMessage,
  html: showHtml,
  sendAgain,
  sendFailedAgain,
  dismissFailed,
  automatic: showAutomaticEmail,
  automaticHtml: showAutomaticHtml,
  sendSample: sendAutomaticSample,
}
