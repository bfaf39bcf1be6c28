/** One line of a list as written; what it does not say is empty. */
export type ListLine = {
  /** Counted from 1. */
  line: number
  email: string
  consentAt: string
  consentText: string
  consentSource: string
  consentIp: string
  confirmedAt: string
  unsubscribedAt: string
  state: string
  firstName: string
  /** First and last name, if there is no other column. */
  fullName: string
  company: string
  language: string
  tags: string
  topics: string
}

type Field = Exclude<keyof ListLine, 'line'>

/** How the columns of a list are read. Their names are in lower case; spaces and hyphens count as underscores. */
export type ListFormat = {
  /** The program that exports such lists; null for any other. */
  program: 'Ghost' | 'Mailchimp' | 'listmonk' | null
  /** Columns that only this program's lists have together. */
  marks: string[]
  /** The columns of each field. The first that is not empty wins. */
  columns: Partial<Record<Field, string[]>>
  /** Other columns that `complete` reads. */
  details?: string[]
  /** Fields that follow from several columns. */
  complete?(cell: (column: string) => string): Partial<Record<Field, string>>
}

const email = ['email', 'email_address', 'e_mail', 'e_mail_address', 'e_mail_adresse', 'mail']

const firstName = ['first_name', 'firstname', 'given_name', 'vorname']
const company = ['company', 'company_name', 'organization', 'organisation', 'firma']

const anyFormat: ListFormat = {
  program: null,
  marks: [],
  columns: {
    email: [...email, 'address'],
    consentAt: ['consent_at', 'consent_date'],
    consentText: ['consent_text'],
    consentSource: ['consent_source', 'source'],
    consentIp: ['consent_ip'],
    confirmedAt: ['confirmed_at'],
    unsubscribedAt: ['unsubscribed_at'],
    state: ['state', 'status'],
    ...{ firstName, fullName: ['name'], company, language: ['language'], tags: ['tags'] },
    topics: ['topics'],
  },
}

const formats: ListFormat[] = [
  {
    // github.com/TryGhost/Ghost, members-csv/lib/unparse.js
    program: 'Ghost',
    marks: ['subscribed_to_emails', 'complimentary_plan'],
    columns: {
      ...{ email, consentAt: ['created_at'], unsubscribedAt: ['deleted_at'] },
      ...{ fullName: ['name'], tags: ['labels'] },
    },
    details: ['subscribed_to_emails'],
    complete: (cell) =>
      cell('deleted_at') || cell('subscribed_to_emails').toLowerCase() !== 'true'
        ? { state: 'unsubscribed' }
        : {},
  },
  {
    // One file each for subscribed, unsubscribed and cleaned contacts: mailchimp.com/help/view-unsubscribed-contacts
    program: 'Mailchimp',
    marks: ['confirm_time', 'leid', 'euid'],
    columns: {
      email,
      consentAt: ['optin_time', 'confirm_time'],
      consentIp: ['optin_ip', 'confirm_ip'],
      unsubscribedAt: ['unsub_time', 'clean_time'],
      ...{ firstName, company, language: ['language', 'languages'], tags: ['tags'] },
    },
    complete: (cell) => ({
      // Without a sign-up, it is the time when somebody else added the address.
      confirmedAt: cell('optin_time') && cell('confirm_time'),
      state: cell('unsub_time') || cell('clean_time') ? 'unsubscribed' : '',
    }),
  },
  {
    // github.com/knadh/listmonk, cmd/subscribers.go; `status` is enabled, disabled or blocklisted.
    program: 'listmonk',
    marks: ['uuid', 'attributes', 'status'],
    columns: { email, consentAt: ['created_at'], state: ['status'], fullName: ['name'] },
  },
]

/** The format of a list, by its column names; one without column names has addresses in its first column. */
export function formatOf(columns: string[]): ListFormat {
  return formats.find(({ marks }) => marks.every((mark) => columns.includes(mark))) ?? anyFormat
}

/** The names of the columns that are read in a format. */
export function readColumns({ columns, details = [] }: ListFormat) {
  return new Set([...Object.values(columns).flat(), ...details])
}

/** A line as read in a format. */
export function lineOf(
  { columns, complete }: ListFormat,
  line: number,
  cell: (column: string) => string,
): ListLine {
  const field = (name: Field) => {
    for (const column of columns[name] ?? []) {
      const value = cell(column)
      if (value) return value
    }
    return ''
  }
  return {
    line,
    email: field('email'),
    consentAt: field('consentAt'),
    consentText: field('consentText'),
    consentSource: field('consentSource'),
    consentIp: field('consentIp'),
    confirmedAt: field('confirmedAt'),
    unsubscribedAt: field('unsubscribedAt'),
    state: field('state'),
    firstName: field('firstName'),
    fullName: field('fullName'),
    company: field('company'),
    language: field('language'),
    tags: field('tags'),
    topics: field('topics'),
    ...complete?.(cell),
  }
}
