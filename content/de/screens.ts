import { memberNamed } from '#content/team.ts'
import type { Screens } from '#model/content/screens.ts'

const noor = memberNamed('Noor Al-Harbi')

export const screens: Screens = {
  contact: {
    title: 'Kontakt: Erzählen Sie von Ihrem Projekt',
    description:
      'Schreiben Sie uns, was am Ende da sein soll und bis wann. Jemand, der die Arbeit machen würde, antwortet innerhalb von {answerTime}, auf Wunsch unter Geheimhaltung.',
    label: 'Kontakt',
    heading: 'Erzählen Sie von Ihrem Projekt',
    promises: [
      {
        title: 'Antwort innerhalb von {answerTime}',
        line: 'Von jemandem, der Ihre Nachricht bis zum Ende gelesen hat.',
      },
      {
        title: 'Geheimhaltung auf Wunsch',
        line: 'Schreiben Sie es dazu, und wir unterschreiben, bevor Sie mehr erzählen.',
      },
      {
        title: 'Feste Ansprechpersonen',
        line: 'Sie sprechen mit den Menschen, die die Arbeit machen würden.',
      },
    ],
    wait: {
      from: 'Sie senden ab',
      to: 'Ihre Antwort, {answerTime}',
      reader: {
        name: noor.name,
        line: 'liest sie zuerst und bringt sie zu der Person, die die Arbeit machen würde.',
        sent: 'Bei Noor.',
        image: {
          src: '/pictures/people/noor-al-harbi-cut-out.svg',
          width: 800,
          height: 1000,
          alt: noor.image.alt,
        },
      },
    },
    booking: 'Kostenloses Gespräch buchen',
    afterwards:
      'Jemand, der die Arbeit machen würde, antwortet innerhalb von {answerTime}. Gut bereitzuhalten: die Adresse Ihrer Website, ein ungefähres Budget und ein Termin.',
    wave: 'Inzwischen: Ihr Name als Welle',
  },
  blog: {
    title: 'Blog: Notizen aus der Arbeit',
    description:
      'Notizen zu KI-Strategie, Umsetzung, Gestaltung, Analyse und Automatisierung, von den Menschen, die die Arbeit gemacht haben, mit den Zahlen.',
    label: 'Blog',
    heading: 'Notizen aus der Arbeit',
    newsletter: {
      heading: 'Eine E-Mail im Monat',
      intro: 'Eine Arbeit mit ihren Zahlen. Sie können jederzeit abbestellen.',
    },
  },
  newsletter: {
    title: 'Newsletter: eine E-Mail im Monat',
    description:
      'Eine E-Mail im Monat über eine Arbeit: was sie gekostet hat, was sie verändert hat und was wir anders machen würden. Sie können jederzeit abbestellen.',
    label: 'Newsletter',
    heading: 'Eine E-Mail im Monat',
    intro:
      'Eine Arbeit: was sie gekostet hat, was sie verändert hat und was wir anders machen würden. Sie können jederzeit abbestellen.',
  },
  confirm: {
    title: 'Adresse bestätigen',
    description:
      'Ein Knopf bestätigt Ihre Adresse für den Newsletter. Das Öffnen dieser Seite allein ändert nichts.',
    label: 'Newsletter',
    heading: 'Adresse bestätigen',
    intro:
      'Drücken Sie den Knopf, und Sie stehen auf der Liste. Wir fragen, damit niemand Sie ohne Ihr Wissen anmelden kann.',
    button: 'Adresse bestätigen',
    afterwards: 'Sie erhalten die nächste Ausgabe. Bis dahin gibt es im Blog genug zu lesen.',
  },
  unsubscribe: {
    title: 'Abbestellen',
    description:
      'Ein Knopf nimmt Ihre Adresse aus dem Newsletter. Keine Fragen, keine Umfrage. Das Öffnen dieser Seite allein ändert nichts.',
    label: 'Newsletter',
    heading: 'Abbestellen',
    intro:
      'Drücken Sie den Knopf, und wir senden nichts mehr, auch nicht, was schon wartet. Ohne Nachfragen.',
    button: 'Abbestellen',
    afterwards:
      'Wenn Sie es sich anders überlegen, können Sie sich am Ende jeder Seite wieder anmelden.',
  },
  career: {
    openings: {
      heading: 'Offene Stellen',
      intro: 'Alle in unserem Hauptbüro in Patna. Auch Trainees werden vom ersten Tag an bezahlt.',
    },
    voices: [
      {
        ...memberNamed('Sunita Kisku'),
        quote:
          'Ich habe mich mit dem Hochzeitsfilm meiner Cousine beworben. Nach dem Film hat niemand gefragt. Eine Stunde lang wollten sie wissen, wie ich den Ton gemacht habe.',
      },
      {
        ...memberNamed('Tomasz Wieczorek'),
        quote:
          'In Ihrem ersten Monat prüfe ich alles, was Sie schreiben. Das ist langsam und lästig. Im zweiten Monat prüfen Sie, was ich schreibe.',
      },
    ],
    general: {
      heading: 'Ihre Stelle ist nicht dabei? Bewerben Sie sich trotzdem.',
      intro:
        'Schicken Sie uns Ihren Lebenslauf als Initiativbewerbung. Wir lesen sie wie jede andere und bewahren sie für die nächste passende Stelle auf.',
    },
    opening: {
      heading: 'Bewerben als {title}',
      intro: 'Fünf Felder und Ihr Lebenslauf. Sie müssen ihn nicht noch einmal abtippen.',
    },
    closed: {
      notice: 'Diese Stelle ist nicht mehr offen.',
      heading: 'Initiativ bewerben',
      intro:
        'Für {title} nehmen wir keine Bewerbungen mehr an. Bewerben Sie sich initiativ, und wir schreiben Ihnen, wenn etwas Ähnliches frei wird.',
    },
    steps: [
      {
        title: 'Innerhalb von fünf Arbeitstagen',
        line: 'Jemand liest alles, was Sie geschickt haben, und antwortet. Eine Antwort bekommen alle.',
      },
      {
        title: 'Ein Gespräch von dreißig Minuten',
        line: 'Mit jemandem aus dem Team und ohne Fragebogen.',
      },
      {
        title: 'Ein bezahlter Nachmittag',
        line: 'Eine echte Aufgabe mit den Menschen, mit denen Sie arbeiten würden. Bezahlt, ob wir Sie einstellen oder nicht.',
      },
    ],
    sent: 'Auf unserem Tisch.',
    afterwards:
      'Jemand liest Ihre Bewerbung innerhalb von fünf Arbeitstagen, und Sie hören in jedem Fall von uns.',
  },
  partner: {
    heading: 'Beginnen Sie mit einem Kunden',
    intro:
      'Vier Felder genügen uns, um Sie zurückzurufen. Die übrigen sagen uns, welche Partnerbetreuung Ihnen am nächsten ist.',
    steps: [
      {
        title: 'Ein Anruf innerhalb von zwei Arbeitstagen',
        line: 'Zwanzig Minuten mit der Person, die Sie betreuen würde.',
      },
      {
        title: 'Der Vertrag, alle vier Seiten',
        line: 'Und die Preisliste. Lesen Sie beides zu Hause, mit wem Sie möchten.',
      },
      {
        title: 'Ihr erster Kunde',
        line: 'Schicken Sie uns Ihre Notizen aus einem Gespräch. Zwei Tage später haben Sie ein Angebot zum Weiterleiten.',
      },
    ],
    sent: 'Schön, Sie kennenzulernen.',
    afterwards: 'Ihre Partnerbetreuung ruft Sie innerhalb von zwei Arbeitstagen an.',
  },
}
