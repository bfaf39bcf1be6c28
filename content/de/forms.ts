import type { Forms } from '#model/content/forms.ts'

export const forms: Forms = {
  inquiry: {
    services: [
      { id: 'Web-Development', name: 'Webentwicklung' },
      { id: 'Digital Marketing', name: 'Digitales Marketing' },
      { id: 'UI/UX', name: 'UI/UX' },
      { id: 'Consulting', name: 'Beratung' },
      { id: 'App-Development', name: 'App-Entwicklung' },
    ],
    budgets: ['Unter 10.000 $', '10.000 $ bis 50.000 $', 'Über 50.000 $'],
    fields: [
      { type: 'name', label: 'Vor- und Nachname' },
      { type: 'email', label: 'E-Mail' },
      { type: 'service', label: 'Leistung' },
      { type: 'budget', label: 'Budget' },
      {
        type: 'details',
        label: 'Ihr Projekt',
        help: 'Was soll am Ende da sein, für wen und bis wann?',
        required: true,
      },
      { type: 'file', label: 'Eine Datei, wenn sie hilft' },
    ],
  },
  partner: {
    fields: [
      { type: 'name', label: 'Name' },
      { type: 'age', label: 'Alter', required: true },
      {
        type: 'email',
        label: 'E-Mail',
        help: 'An diese Adresse senden wir die Preisliste und den Vertrag.',
      },
      { type: 'phone', label: 'Telefon', required: true },
      { type: 'heading', label: 'Wo Sie sind (freiwillig)' },
      { type: 'city', label: 'Ort' },
      { type: 'pincode', label: 'Postleitzahl' },
      { type: 'state', label: 'Bundesland' },
      { type: 'address', label: 'Anschrift' },
    ],
  },
  application: {
    fields: [
      { type: 'opening', label: 'Stelle' },
      { type: 'name', label: 'Vor- und Nachname' },
      { type: 'email', label: 'E-Mail' },
      { type: 'phone', label: 'Telefon', required: true },
      { type: 'resume', label: 'Ihr Lebenslauf', required: true },
      {
        type: 'note',
        label: 'Eine Anmerkung (freiwillig)',
        help: 'Ein Link zu etwas, das Sie gemacht haben, und wann Sie anfangen könnten.',
      },
    ],
  },
}
