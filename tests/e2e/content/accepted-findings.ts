export type Finding = { rule: string; outcome: 'FAIL' | 'POTENTIAL'; snippet: string }

export type AcceptedFinding = Pick<Finding, 'rule' | 'outcome'> & {
  /** The only page on which it is accepted. */
  path?: string
  /** A part of the tags on which alone it is accepted. */
  snippet?: string
  reason: string
}

/** What the engine cannot decide itself, looked at on every kind of page, and why it is right as it is. */
export const acceptedFindings: AcceptedFinding[] = [
  {
    rule: 'aria_keyboard_handler_exists',
    outcome: 'POTENTIAL',
    reason: 'The section around the tab list handles its keys; the end-to-end tests press them.',
  },
  {
    rule: 'blockquote_cite_exists',
    outcome: 'POTENTIAL',
    reason:
      'The quotes were said, not published: their source is the caption, and no address exists for `cite`.',
  },
  {
    rule: 'element_tabbable_visible',
    outcome: 'POTENTIAL',
    reason: 'The skip link is above the window until it has the focus.',
  },
  {
    rule: 'form_submit_button_exists',
    outcome: 'POTENTIAL',
    path: '/animated-scroll',
    reason: 'Nothing is sent: the wave follows every input.',
  },
  {
    rule: 'input_label_visible',
    outcome: 'POTENTIAL',
    reason:
      'Buttons with an icon, such as Pause, and the hidden field against spam have no text beside them.',
  },
  {
    rule: 'style_color_misuse',
    outcome: 'POTENTIAL',
    reason: 'Hues decorate: every state also has a text, a weight or a line.',
  },
  {
    rule: 'style_focus_visible',
    outcome: 'POTENTIAL',
    reason: 'Fields keep the outline of :focus-visible, only its offset differs.',
  },
  {
    rule: 'style_viewport_resizable',
    outcome: 'POTENTIAL',
    reason:
      'Sizes in vw are limited by clamp(), and the text is intact at 200 % zoom (whole-site.spec.ts).',
  },
  {
    rule: 'text_block_heading',
    outcome: 'POTENTIAL',
    reason: 'The wordmark, figures and results are large, but head no section.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'POTENTIAL',
    reason:
      'The engine cannot read the background of text on a fill, a drawing or a video; axe and the eye can.',
  },
  {
    rule: 'text_contrast_sufficient',
    outcome: 'FAIL',
    path: '/services/digital-marketing',
    reason:
      'Dark text on the yellow carousel, at least 10:1. The engine takes the dark section behind it for the background.',
  },
  {
    rule: 'text_quoted_correctly',
    outcome: 'POTENTIAL',
    reason: 'Quotation marks around a wording that the article discusses, not around a quotation.',
  },
  {
    rule: 'text_sensory_misuse',
    outcome: 'POTENTIAL',
    reason:
      '"Small", "right" and the like describe work in the copy; no instruction depends on them.',
  },
]
