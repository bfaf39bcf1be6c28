import type { Deps } from '#server/deps.ts'
import { emailTemplates, endedEmails, sentEmails } from '#server/emails.ts'
import { remindOfCalls } from '#server/features/calls/remind-of-calls.ts'
import { queueDueReplies } from '#server/features/leads/inbox/queue-due-replies.ts'
import { remindStaff } from '#server/features/leads/remind-staff.ts'
import { signingKey } from '#server/features/mail/dkim/own-key.ts'
import { noteDead } from '#server/features/newsletter/bounces/note-dead.ts'
import { issueLimit } from '#server/features/newsletter/issues/issue-rates.ts'
import { webhookTransport } from '#server/features/webhooks/webhook-transport.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type MailSettings, mailTransport } from '#server/platform/mail/mail-transport.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { createWorker } from '#server/platform/outbox/worker.ts'
import type { RenderThemedMail } from '#server/platform/rendering/render-page.ts'

/** Everything the site sends: mail, webhook calls, lead reminders and planned replies. */
export type Outbound = {
  /** How mail is rendered and sent, for the admin screens. */
  mail: MailSettings
  /** Sends everything that is due. */
  work(): Promise<void>
  stop(): Promise<void>
}

type OutboundDeps = { mailer?: Mailer; renderMail?: RenderThemedMail; claimTime?: number }

export async function createOutbound(
  config: Config,
  deps: Deps,
  own: OutboundDeps,
): Promise<Outbound> {
  const { siteUrl, smtpUrl, mailFrom: from } = config
  const mailer = own.mailer ?? (smtpUrl ? await openMailer(smtpUrl) : null)
  const renderMail = own.renderMail ?? noRenderer
  const render: MailSettings['render'] = (sender, content) =>
    renderMail(sender, content, deps.content.current().theme)
  const mail: MailSettings = {
    ...{ templates: emailTemplates, sent: sentEmails, ended: endedEmails },
    ...{ mailer, from, render, dead: noteDead },
    signingKey: (sender) => signingKey(deps, sender),
  }
  const limit = issueLimit(() => deps.content.current().newsletter)
  const mailing = { ...mailTransport({ ...deps, siteUrl }, mail), issueLimit: limit }
  const transports = [mailing, webhookTransport(deps, config)]
  const workers = transports.map((transport) =>
    createWorker({ ...deps, claimTime: own.claimTime }, transport),
  )
  return {
    mail,
    async work() {
      await queueDueReplies(deps).catch(deps.report)
      await remindStaff(deps).catch(deps.report)
      await remindOfCalls(deps).catch(deps.report)
      await Promise.all(workers.map((worker) => worker.work()))
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      mailer?.close()
    },
  }
}

async function openMailer(smtpUrl: string) {
  const { createMailer } = await import('#server/platform/mail/mailer.ts')
  return createMailer(smtpUrl)
}

/** Reached only if a mail server is configured without `renderMail`. */
function noRenderer(): never {
  throw new Error('There is no renderer for mail.')
}
