import type { EmailDeps, EmailMessage } from './email-template.ts'

/** The email that the system screen sends to check delivery. */
export async function testEmail({ content }: EmailDeps): Promise<EmailMessage> {
  const { name } = await content.site()
  return {
    content: {
      subject: `Test email from ${name}`,
      preview: 'This test email was requested in the admin.',
      heading: 'Email works',
      paragraphs: [
        'This test email was requested in the admin. If it arrived in your spam folder, check the DNS records listed in docs/operations.md.',
      ],
      footer: [`Sent by ${name}’s own website.`],
    },
  }
}
