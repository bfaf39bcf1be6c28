import { exportDays } from './export-days.ts'
import { exportSpeed } from './export-speed.ts'
import { exportValues } from './export-values.ts'
import { listValues } from './list-values.ts'
import { addNote, changeNote, deleteNote } from './notes.ts'
import { setCounting } from './set-counting.ts'
import { showInsights } from './show-insights.ts'

export const insightActions = {
  show: showInsights,
  list: listValues,
  export: exportValues,
  exportDays,
  exportSpeed,
  addNote,
  changeNote,
  deleteNote,
  setCounting,
}
