/** Says to the public pages' scripts that whoever reads them may edit them. It grants nothing. */
export const EDITOR_COOKIE = 'editor=1'
