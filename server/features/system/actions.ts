import { sendTestMail } from './send-test-mail.ts'
import { showState } from './show-state.ts'

export const systemActions = { show: showState, sendTestMail }
