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
    fields: [],
  },
  partner: { fields: [] },
  application: { fields: [] },
}
