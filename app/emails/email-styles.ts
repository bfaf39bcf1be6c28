import type { CSSProperties } from 'react'

/** Many email clients support neither style sheets nor variables: the light tokens of ui/tokens.css as plain values. */
const ink = '#181510'
const soft = '#57503f'
const rule = '#d8cfbd'
const paper = '#f5f0e6'

const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const mono = "'Martian Mono', Menlo, Consolas, monospace"

export const body: CSSProperties = {
  margin: 0,
  backgroundColor: paper,
  color: ink,
  fontFamily: sans,
}

export const page: CSSProperties = {
  maxWidth: '600px',
  margin: '0 auto',
  padding: '40px 24px 48px',
  // A wide picture or table must not widen the text on phones.
  tableLayout: 'fixed',
}

export const sender: CSSProperties = {
  margin: '0 0 40px',
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: '18px',
}

export const heading: CSSProperties = {
  margin: '0 0 24px',
  fontSize: '30px',
  lineHeight: '36px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
}

export const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '17px',
  lineHeight: '26px',
  whiteSpace: 'pre-line',
}

export const facts: CSSProperties = { margin: '24px 0', borderTop: `1px solid ${ink}` }

export const fact: CSSProperties = { borderBottom: `1px solid ${rule}`, padding: '12px 0' }

export const label: CSSProperties = {
  margin: 0,
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: '18px',
  color: soft,
}

export const value: CSSProperties = {
  margin: '2px 0 0',
  fontSize: '17px',
  lineHeight: '26px',
  whiteSpace: 'pre-wrap',
  wordBreak: 'break-word',
}

export const button: CSSProperties = {
  display: 'inline-block',
  margin: '8px 0 24px',
  padding: '14px 28px',
  borderRadius: '999px',
  backgroundColor: ink,
  color: paper,
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
}

export const line: CSSProperties = { margin: '40px 0 16px', borderColor: rule }

export const footer: CSSProperties = {
  margin: '0 0 6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: soft,
}

export const footerLink: CSSProperties = { color: 'inherit', textDecoration: 'underline' }

/** The dark tokens, for the email clients that support style sheets. */
export const darkRules = `@media (prefers-color-scheme: dark) {
body, td { background-color: #181510 !important; color: #f1eadc !important }
* { border-color: #3a342b !important }
a { color: inherit !important }
pre, .callout { background-color: #221e18 !important }
.soft { color: #b8ad9a !important }
.button { background-color: #f1eadc !important; color: #181510 !important }
}`
