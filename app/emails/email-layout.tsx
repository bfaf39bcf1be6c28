import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { darkRules, emailStyles } from '#app/emails/email-styles.ts'
import { SOURCE_LANGUAGE } from '#model/language/language.ts'
import type { MailContent } from '#model/mail/mail.ts'
import type { Theme } from '#model/theme/theme.ts'

type MailLayoutProps = { sender: string; content: MailContent; theme: Theme }

/** Layout of all emails, in the site's colours. */
export function MailLayout({ sender, content, theme }: MailLayoutProps) {
  const direction = content.language?.direction ?? 'ltr'
  const styles = emailStyles(theme, direction)
  const schemes = theme.scheme === 'device' ? 'light dark' : theme.scheme
  const { preview, heading, paragraphs, body, facts = [], action } = content
  const { afterwards = [], signature, footer, footerLinks = [], language } = content
  return (
    <Html lang={language?.tag ?? SOURCE_LANGUAGE} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={schemes} />
        <meta name="supported-color-schemes" content={schemes} />
        <style>{darkRules(theme)}</style>
        <title>{content.subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      {/* Some clients drop <html> and keep only what is in <body>. */}
      <Body dir={direction} style={styles.body}>
        <Container dir={direction} style={styles.container}>
          <Text style={styles.sender}>
            {sender}
            {content.page && (
              <>
                {' · '}
                <a href={content.page.url} className="soft" style={styles.page}>
                  {content.page.label}
                </a>
              </>
            )}
          </Text>
          <h1 style={styles.heading}>{heading}</h1>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {body && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/features/markdown/render-for-email.ts
            <div dangerouslySetInnerHTML={{ __html: body.html }} />
          )}
          {signature && <Text style={styles.text}>{signature}</Text>}
          {facts.length > 0 && (
            <Section style={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} style={styles.fact}>
                  <Text className="soft" style={styles.label}>
                    {label}
                  </Text>
                  <Text style={styles.value}>{value}</Text>
                </div>
              ))}
            </Section>
          )}
          {action && (
            <Button href={action.url} className="button" style={styles.button}>
              {action.label}
            </Button>
          )}
          {afterwards.map((paragraph) => (
            <Text key={paragraph} style={styles.text}>
              {paragraph}
            </Text>
          ))}
          <Hr style={styles.line} />
          {footer.map((line) => (
            <Text key={line} className="soft" style={styles.footer}>
              {line}
            </Text>
          ))}
          {footerLinks.length > 0 && (
            <Text className="soft" style={styles.footer}>
              {footerLinks.map(({ label, url }, index) => (
                <Fragment key={url}>
                  {index > 0 && ' · '}
                  <a href={url} style={styles.footerLink}>
                    {label}
                  </a>
                </Fragment>
              ))}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}
