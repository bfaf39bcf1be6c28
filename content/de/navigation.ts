import { offices } from '#content/offices.ts'
import type { Navigation } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

export const navigation: Navigation = {
  header: [
    { label: 'Startseite', href: paths.home },
    { label: 'Über uns', href: paths.about },
    { label: 'Leistungen', href: paths.services },
    { label: 'Kunden', href: paths.client },
    { label: 'Blog', href: paths.blog },
    { label: 'Karriere', href: paths.career },
    { label: 'Kontakt', href: paths.contact },
  ],
  main: { label: 'Projekt starten', href: paths.contact },
  hire: { label: 'Jobs', href: paths.career },
  call: 'Anrufen',
  mobileExtra: [{ label: 'Partner', href: paths.partners }],
  quickLinks: [
    { label: 'Startseite', href: paths.home },
    { label: 'Über uns', href: paths.about },
    { label: 'Leistungen', href: paths.services },
    { label: 'Blog', href: paths.blog },
    { label: 'Kontakt', href: paths.contact },
  ],
  more: [
    { label: 'Alle sechs Fälle', href: paths.projects },
    { label: 'Ihr Name als Welle', href: `${paths.home}#wave` },
  ],
  legal: [
    { label: 'Nutzungsbedingungen', href: paths.terms },
    { label: 'Datenschutz', href: paths.privacy },
  ],
  promise: {
    text: 'Eine Antwort innerhalb von {answerTime}.',
    link: { label: 'Schreiben Sie uns', href: paths.contact },
    desk: { text: '{city} ist am Platz.', offices },
  },
}
