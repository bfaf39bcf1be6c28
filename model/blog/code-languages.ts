/** Languages that posts highlight, by the name that the Markdown has. */
export const codeLanguages = [
  { name: 'bash', title: 'Bash' },
  { name: 'css', title: 'CSS' },
  { name: 'html', title: 'HTML' },
  { name: 'javascript', title: 'JavaScript' },
  { name: 'json', title: 'JSON' },
  { name: 'nginx', title: 'nginx' },
  { name: 'python', title: 'Python' },
  { name: 'sql', title: 'SQL' },
  { name: 'tsx', title: 'TSX' },
  { name: 'typescript', title: 'TypeScript' },
] as const
