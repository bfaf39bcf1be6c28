/** Says to the public pages' scripts that whoever reads them may edit them. It grants nothing. Over https its name has a prefix. */
export const EDITOR_COOKIE = 'editor=1'
