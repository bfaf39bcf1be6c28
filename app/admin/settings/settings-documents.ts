import {
  Building2,
  Mail,
  Menu,
  MessageSquareText,
  Palette,
  Send,
  Signpost,
  SquareKanban,
  TextCursorInput,
  Type,
} from 'lucide-react'
import { adminPaths } from '#model/admin-paths.ts'

/** The documents of the settings. */
export const settingsDocuments = [
  {
    document: 'site',
    icon: Building2,
    label: 'Site',
    what: 'Name, contact, opening hours, who is notified of leads',
  },
  { document: 'theme', icon: Palette, label: 'Look', what: 'Colours, typefaces, logo and icon' },
  { document: 'navigation', icon: Menu, label: 'Navigation', what: 'Menus and the footer' },
  {
    document: 'redirects',
    icon: Signpost,
    label: 'Redirects',
    what: 'Old addresses and where they lead',
  },
  {
    document: 'forms',
    icon: TextCursorInput,
    label: 'Forms',
    what: 'Fields and texts of the inquiry and other forms',
  },
  {
    document: 'emails',
    icon: Mail,
    label: 'Automatic emails',
    what: 'What visitors are sent automatically',
  },
  {
    document: 'replies',
    icon: MessageSquareText,
    label: 'Canned replies',
    what: 'Texts to insert into replies',
  },
  {
    document: 'pipeline',
    icon: SquareKanban,
    label: 'Pipeline',
    what: 'Stages of a lead, and why leads are lost',
  },
  {
    document: 'newsletter',
    icon: Send,
    label: 'Newsletter',
    what: 'Sender, topics and sign-up texts',
  },
  {
    document: 'screens',
    icon: Type,
    label: 'Texts of forms and blog',
    what: 'Words on the contact, blog, newsletter and career pages',
  },
] as const

export function settingPath(document: string) {
  return `${adminPaths.settings}?${new URLSearchParams({ document })}`
}
