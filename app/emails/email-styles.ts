import type { CSSProperties } from 'react'
import type { Language } from '#model/language/language.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { type Face, typePairs } from '#model/theme/type-pairs.ts'

/** What devices have of each kind, because emails load no fonts. */
const installed = {
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': "'Helvetica Neue', Helvetica, Arial, sans-serif",
  monospace: 'Menlo, Consolas, monospace',
}

/** Many email clients support neither style sheets nor variables: the theme's light colours as plain values. */
export function emailStyles(theme: Theme, direction: Language['direction']) {
  const {
    ink,
    soft,
    line: rule,
    paper,
  } = paletteOf(theme).grounds[theme.scheme === 'dark' ? 'dark' : 'light']
  const { text, mono } = typePairs[theme.type].faces
  const own = theme.fonts.text
  return {
    body: {
      margin: 0,
      backgroundColor: paper,
      color: ink,
      fontFamily: familiesOf(own ? { ...own, family: own.name } : text),
    },
    container: {
      maxWidth: '600px',
      margin: '0 auto',
      padding: '40px 24px 48px',
      // A wide picture or table must not widen the text on phones.
      tableLayout: 'fixed',
      // Nor must a long word; of the two names some clients know only the old one.
      overflowWrap: 'break-word',
      wordWrap: 'break-word',
    },
    sender: {
      margin: '0 0 40px',
      fontFamily: familiesOf(mono),
      fontSize: '12px',
      lineHeight: '18px',
    },
    page: { color: soft, textDecoration: 'underline' },
    heading: {
      margin: '0 0 24px',
      fontSize: '30px',
      lineHeight: '36px',
      fontWeight: 700,
      // Letters of Arabic join.
      letterSpacing: direction === 'rtl' ? 0 : '-0.02em',
    },
    text: {
      margin: '0 0 16px',
      fontSize: '17px',
      lineHeight: '26px',
      whiteSpace: 'pre-line',
    },
    facts: { margin: '24px 0', borderTop: `1px solid ${ink}` },

    fact: { borderBottom: `1px solid ${rule}`, padding: '12px 0' },

    label: {
      margin: 0,
      fontFamily: familiesOf(mono),
      fontSize: '12px',
      lineHeight: '18px',
      color: soft,
    },
    value: {
      margin: '2px 0 0',
      fontSize: '17px',
      lineHeight: '26px',
      whiteSpace: 'pre-wrap',
      wordBreak: 'break-word',
    },
    button: {
      display: 'inline-block',
      margin: '8px 0 24px',
      padding: '14px 28px',
      borderRadius: '999px',
      backgroundColor: ink,
      color: paper,
      fontSize: '16px',
      fontWeight: 600,
      textDecoration: 'none',
    },
    line: { margin: '40px 0 16px', borderColor: rule },

    footer: {
      margin: '0 0 6px',
      fontSize: '13px',
      lineHeight: '20px',
      color: soft,
    },
    footerLink: { color: 'inherit', textDecoration: 'underline' },
  } satisfies Record<string, CSSProperties>
}

function familiesOf({ family, generic }: Pick<Face, 'family' | 'generic'>) {
  return `'${family}', ${installed[generic]}`
}

/** The dark colours, for the email clients that support style sheets; "" for a theme that is always light or dark. */
export function darkRules(theme: Theme) {
  if (theme.scheme !== 'device') return ''
  const { paper, raised, ink, soft, line } = paletteOf(theme).grounds.dark
  return `@media (prefers-color-scheme: dark) {
body, td { background-color: ${paper} !important; color: ${ink} !important }
* { border-color: ${line} !important }
a { color: inherit !important }
pre, .callout { background-color: ${raised} !important }
.soft { color: ${soft} !important }
.button { background-color: ${ink} !important; color: ${paper} !important }
}`
}
