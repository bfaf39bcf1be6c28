import type { Forms } from '#model/content/forms.ts'

export const forms: Forms = {
  inquiry: {
    services: [
      { id: 'Web-Development', name: 'Web-Development' },
      { id: 'Digital Marketing', name: 'Digital Marketing' },
      { id: 'UI/UX', name: 'UI/UX' },
      { id: 'Consulting', name: 'Consulting' },
      { id: 'App-Development', name: 'App-Development' },
    ],
    budgets: ['Less than $10K', '$10K - $50K', 'More than $50K'],
    fields: [
      { type: 'name', label: 'Full name' },
      { type: 'email', label: 'Email' },
      { type: 'service', label: 'Service' },
      { type: 'budget', label: 'Budget' },
      {
        type: 'details',
        label: 'Project details',
        help: 'What should exist at the end, who is it for, and by when?',
        required: true,
      },
      { type: 'file', label: 'A file, if it helps' },
    ],
  },
  partner: {
    fields: [
      { type: 'name', label: 'Name' },
      { type: 'age', label: 'Age', required: true },
      {
        type: 'email',
        label: 'Email',
        help: 'We will send the price list and the agreement here.',
      },
      { type: 'phone', label: 'Phone', required: true },
      { type: 'heading', label: 'Where you are (optional)' },
      { type: 'city', label: 'City' },
      { type: 'pincode', label: 'Pincode' },
      { type: 'state', label: 'State' },
      { type: 'address', label: 'Address' },
    ],
  },
  application: {
    fields: [
      { type: 'opening', label: 'Opening' },
      { type: 'name', label: 'Full name' },
      { type: 'email', label: 'Email' },
      { type: 'phone', label: 'Phone', required: true },
      { type: 'resume', label: 'Your résumé', required: true },
      {
        type: 'note',
        label: 'A note (optional)',
        help: 'A link to something you have made, and when you could start.',
      },
    ],
  },
}
