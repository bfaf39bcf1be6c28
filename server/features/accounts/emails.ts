import { INVITATION_DAYS, RESET_MINUTES, roleLines } from '#model/accounts/accounts.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { findLinkById, linkPath, mailedLinkKey } from './links.ts'

/** Invites a person to the admin. Null if the invitation was withdrawn or accepted. */
export async function invitationEmail(
  deps: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const link = await findLink(deps, row)
  if (!link?.role) return null
  const { name, address } = await deps.content.site()
  const { inviter } = JSON.parse(row.payload) as { inviter: string }
  return {
    content: {
      subject: `${inviter} invites you to ${name}’s website`,
      preview: `Choose a password. The link works for ${INVITATION_DAYS} days.`,
      heading: 'You are invited',
      paragraphs: [
        `${inviter} would like you to help manage ${name}’s website. Open the page below and choose a name and a password.`,
      ],
      facts: [{ label: 'Your role', value: `${link.role}: ${roleLines[link.role]}` }],
      action: { label: 'Set up my account', url: link.url },
      afterwards: [
        `The link works once, within ${INVITATION_DAYS} days. If you did not expect it, do nothing.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

/** Links to the page where a new password is chosen. Null if the link was used or has expired. */
export async function resetEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const link = await findLink(deps, row)
  if (!link) return null
  const { name, address } = await deps.content.site()
  return {
    content: {
      subject: `A new password for ${name}’s website`,
      preview: `The link works once, within ${RESET_MINUTES} minutes.`,
      heading: 'Choose a new password',
      paragraphs: [
        `Someone, most likely you, asked for a new password for your account on ${name}’s website. Open the page below to choose one.`,
      ],
      action: { label: 'Choose a password', url: link.url },
      afterwards: [
        `The link works once, within ${RESET_MINUTES} minutes. The new password signs you out on all devices. If it was not you, do nothing: your password does not change.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

async function findLink({ store, secrets, clock, siteUrl }: EmailDeps, row: OutboxRow) {
  const link = await findLinkById(store, row.subject_id ?? '', clock())
  if (!link) return null
  const key = mailedLinkKey(secrets, link.id)
  return { role: link.role, url: `${siteUrl}${linkPath(key)}` }
}
