import type { EmailDeps, EmailMessage } from './email-template.ts'

/** The email that the system screen sends to check delivery. */
export async function testEmail({ content }: EmailDeps): Promise<EmailMessage> {
  const { name } = await content.site()
  return {
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: {
      subject: `Mail from ${name} arrives`,
      preview: 'This is the test mail that was asked for in the back office.',
      heading: 'It works',
      paragraphs: [
        'This is the test mail that was asked for in the back office. If it landed among the spam, look at the DNS records that docs/operations.md lists.',
      ],
      footer: [`Sent by ${name}’s own website.`],
    },
  }
}
