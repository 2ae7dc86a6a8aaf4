/** Requests about moderation: reports, for everybody, and the desk, for moderators and operators. */
import type {
  AuditLog,
  ReportDecision,
  DeskPerson,
  DeskTable,
  FoundPerson,
  Grounds,
  MeasureShown,
  NewMeasure,
  NewReport,
  NewRole,
  Reported,
  ReportPage,
  ReportShown,
} from '@/lib/protocol'
import { request } from './request'

const part = encodeURIComponent

export const sendReport = (report: NewReport): Promise<Reported> => request<Reported>('/api/reports', report)

export const listReports = (state: 'open' | 'closed', page: number): Promise<ReportPage> =>
  request<ReportPage>(`/api/desk/reports?state=${state}&page=${page}`)
export const decideReport = (id: string, decision: ReportDecision): Promise<ReportShown> =>
  request<ReportShown>(`/api/desk/reports/${part(id)}/decision`, decision)

export const findPeople = (find: string): Promise<FoundPerson[]> =>
  request<FoundPerson[]>(`/api/desk/people?find=${part(find)}`)
export const getPerson = (id: string): Promise<DeskPerson> => request<DeskPerson>(`/api/desk/people/${part(id)}`)
export const takeName = (id: string, grounds: Grounds): Promise<DeskPerson> =>
  request<DeskPerson>(`/api/desk/people/${part(id)}/rename`, grounds)
export const setRole = (id: string, role: NewRole): Promise<DeskPerson> =>
  request<DeskPerson>(`/api/desk/people/${part(id)}/role`, role, 'PUT')

export const listMeasures = (): Promise<MeasureShown[]> => request<MeasureShown[]>('/api/desk/measures')
export const takeMeasure = (measure: NewMeasure): Promise<MeasureShown> =>
  request<MeasureShown>('/api/desk/measures', measure)
export const endMeasure = (id: string, grounds: Grounds): Promise<MeasureShown> =>
  request<MeasureShown>(`/api/desk/measures/${part(id)}/end`, grounds)

export const getTable = (id: string): Promise<DeskTable> => request<DeskTable>(`/api/desk/tables/${part(id)}`)
export const closeTable = (id: string, grounds: Grounds): Promise<DeskTable> =>
  request<DeskTable>(`/api/desk/tables/${part(id)}/close`, grounds)
export const undoRating = (id: string, grounds: Grounds): Promise<DeskTable> =>
  request<DeskTable>(`/api/desk/tables/${part(id)}/undo-rating`, grounds)
export const removeTalk = (table: string, message: number, grounds: Grounds): Promise<DeskTable> =>
  request<DeskTable>(`/api/desk/tables/${part(table)}/talk/${message}/remove`, grounds)

export const readLog = (page: number): Promise<AuditLog> => request<AuditLog>(`/api/desk/log?page=${page}`)
