import {
  type AcceptedFinding,
  acceptedFindings as acceptedOnPages,
} from '#tests/e2e/content/accepted-findings.ts'

/** What IBM's rules call wrong on screens of the admin and of the fixture site, and why it is right as it is. */
export const acceptedFindings: AcceptedFinding[] = [
  ...acceptedOnPages,
  {
    rule: 'aria_form_label_unique',
    outcome: 'FAIL',
    reason: 'A form without a name is no landmark (HTML-AAM); those of one button have none.',
  },
  {
    rule: 'html_lang_exists',
    outcome: 'FAIL',
    snippet: '<html>',
    reason: 'The empty document of a frame; axe checks that each page has a language.',
  },
  {
    rule: 'input_autocomplete_valid',
    outcome: 'FAIL',
    snippet: 'autocomplete="username"',
    reason: 'HTML allows it for fields of the type email, and password managers ask for it.',
  },
  {
    rule: 'input_checkboxes_grouped',
    outcome: 'FAIL',
    snippet: 'aria-label="Select ',
    reason: 'Each is the check box of a row and is named after it; the table is their group.',
  },
  {
    rule: 'input_checkboxes_grouped',
    outcome: 'FAIL',
    snippet: 'name="at"',
    reason:
      'The times of a day are a group within the group of all times, which is what they share.',
  },
  {
    rule: 'input_label_after',
    outcome: 'FAIL',
    snippet: '-type-hint"',
    reason: 'The chosen radio button has its own label behind it, and that of the field before it.',
  },
  {
    rule: 'input_label_exists',
    outcome: 'FAIL',
    snippet: 'id="_R_',
    reason:
      'In rows of lists the labels are for screen readers only, which the rule takes for hidden; axe checks that they are there.',
  },
  {
    rule: 'label_content_exists',
    outcome: 'FAIL',
    snippet: 'cursor-pointer items-center gap-3',
    reason: 'In a narrow list the words “Select all” are for screen readers only.',
  },
  {
    rule: 'table_headers_exists',
    outcome: 'FAIL',
    snippet: 'admin-table',
    reason: 'On small screens a row is a card: its cells begin with the names of their columns.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/landing',
    reason: 'As on the page of the sample with the same sections.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/tabs',
    reason: 'The card has the fill of its service, which axe sees; the rule takes the section.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/work',
    reason: 'Text on a fill with its own colours, as in /tabs.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/cards',
    reason: 'Dark text on a fill in the dark scheme, which axe sees; the rule takes the page.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/career/writer',
    reason: 'The opening and what one gets stand on a fill, as in /cards.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/career/tester',
    reason: 'The same screen as /career/writer.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/about',
    reason: 'The tiles have the fills of their services, as in /cards.',
  },
]
