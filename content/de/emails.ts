import type { Emails } from '#model/content/emails.ts'

const closing = 'Möchten Sie etwas ergänzen oder berichtigen? Antworten Sie auf diese E-Mail.'
const reason =
  'Sie erhalten diese E-Mail, weil jemand diese Adresse in ein Formular auf unserer Website eingetragen hat. Wenn Sie das nicht waren, antworten Sie, und wir löschen sie.'

const receipt = {
  preview: 'Ihr Zeichen ist {reference}. {next}',
  heading: 'Vielen Dank, {name}',
  headingWithoutName: 'Vielen Dank',
}

export const emails: Emails = {
  inquiry: {
    ...receipt,
    subject: 'Ihre Anfrage ist angekommen ({reference})',
    text: 'Ihre Anfrage ist angekommen und gespeichert. {next}',
    textWithFile: 'Ihre Anfrage und die Datei dazu sind angekommen und gespeichert. {next}',
    next: 'Ein Mensch antwortet Ihnen bis {deadline}, innerhalb von {answerTime}.',
    late: 'Entschuldigung, diese E-Mail kommt spät. Ein Mensch antwortet Ihnen als Nächstes.',
    closing,
    reason,
  },
  partner: {
    ...receipt,
    subject: 'Ihre Partneranfrage ist angekommen ({reference})',
    text: 'Ihre Partneranfrage ist angekommen und gespeichert. {next}',
    next: 'Unsere Partnerbetreuung ruft Sie innerhalb von zwei Arbeitstagen an oder schreibt Ihnen.',
    closing,
    reason,
  },
  application: {
    ...receipt,
    subject: 'Ihre Bewerbung ist angekommen ({reference})',
    text: 'Ihre Bewerbung ist angekommen und gespeichert. {next}',
    textWithFile: 'Ihre Bewerbung und die Datei dazu sind angekommen und gespeichert. {next}',
    next: 'Ein Mensch liest sie innerhalb von fünf Arbeitstagen, und Sie bekommen in jedem Fall eine Antwort.',
    closing,
    reason,
  },
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre Adresse für den Newsletter von {agency}',
    preview: 'Bitte bestätigen Sie innerhalb von {days} Tagen.',
    heading: 'Sind Sie das?',
    text: 'Jemand, vermutlich Sie, hat den Newsletter von {agency} für diese Adresse bestellt. Öffnen Sie die Seite unten und drücken Sie den Knopf, um sie zu bestätigen.',
    textIfAdded:
      'Uns wurde gesagt, dass Sie den Newsletter von {agency} an diese Adresse möchten. Quelle: „{source}“. Öffnen Sie die Seite unten und drücken Sie den Knopf, um sie zu bestätigen.',
    button: 'Adresse bestätigen',
    closing:
      'Der Link funktioniert einmal, innerhalb von {days} Tagen. Wenn Sie es nicht waren, tun Sie nichts: Ohne Ihre Bestätigung erhalten Sie den Newsletter nicht.',
  },
  welcome: {
    subject: 'Sie erhalten jetzt den Newsletter von {agency}',
    preview: 'Eine E-Mail im Monat. Und hier ein guter Anfang.',
    heading: 'Schön, dass Sie da sind',
    text: 'Einmal im Monat schicken wir Ihnen eine E-Mail über etwas, das wir gebaut oder gemessen haben, mit den Zahlen, auch wenn es nicht geklappt hat.\n\nBis die erste kommt, gibt es im Blog genug zu lesen.',
    button: 'Zum Blog',
    reason:
      'Sie erhalten diese E-Mail, weil Sie diese Adresse auf unserer Website bestätigt haben.',
    reasonIfAdded:
      'Sie erhalten diese E-Mail, weil diese Adresse auf unserer Liste steht. Quelle: „{source}“.',
  },
  reply: {
    subject: 'Re: Ihre {kind} ({reference})',
    heading: 'Zu Ihrer {kind}',
    reason:
      'Sie erhalten diese E-Mail, weil Sie uns geschrieben haben; Ihr Zeichen ist {reference}.',
  },
}
