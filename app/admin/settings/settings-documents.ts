import { adminPaths } from '#model/admin-paths.ts'

/** The documents of the settings. */
export const settingsDocuments = [
  {
    document: 'site',
    label: 'Site',
    what: 'Name, contact, opening hours, who is notified of leads',
  },
  { document: 'theme', label: 'Look', what: 'Colours, typefaces, logo and icon' },
  { document: 'navigation', label: 'Navigation', what: 'Menus and the footer' },
  { document: 'redirects', label: 'Redirects', what: 'Old addresses and where they lead' },
  { document: 'forms', label: 'Forms', what: 'Fields and texts of the inquiry and other forms' },
  { document: 'emails', label: 'Automatic emails', what: 'What visitors are sent automatically' },
  { document: 'replies', label: 'Canned replies', what: 'Texts to insert into replies' },
  { document: 'pipeline', label: 'Pipeline', what: 'Stages of a lead, and why leads are lost' },
  { document: 'newsletter', label: 'Newsletter', what: 'Sender, topics and sign-up texts' },
  {
    document: 'screens',
    label: 'Texts of forms and blog',
    what: 'Words on the contact, blog, newsletter and career pages',
  },
] as const

export function settingPath(document: string) {
  return `${adminPaths.settings}?${new URLSearchParams({ document })}`
}
