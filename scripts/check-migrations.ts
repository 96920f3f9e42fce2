// No migration interrupts the site: none reads or rewrites a whole table under a lock that others wait for, and none
// removes what the version before it still uses (docs/decisions/0032-migrations.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from 'libpg-query'

const folder = 'app/ground/db/migrations'
/** Those before it are older than this check. */
const first = '0058'
/** Functions that give the same value to every row, so that PostgreSQL need not write one into each. */
const stable = new Set(['now', 'current_timestamp'])

/** What the comments of a migration say of it. */
type Marks = { isConcurrent: boolean; isContract: boolean; hasFewRows: boolean }

/** How a migration would interrupt the site, a sentence each. */
export async function problemsOf(sql: string): Promise<string[]> {
  const has = (mark: string) => new RegExp(`^-- ${mark}\\b`, 'm').test(sql)
  const marks = {
    isConcurrent: has('concurrently'),
    isContract: has('contract'),
    hasFewRows: has('few rows'),
  }
  const created = new Set<string | undefined>()
  const problems: string[] = []
  for (const { stmt } of (await parse(sql)).stmts ?? []) {
    if (!stmt) continue
    if ('CreateStmt' in stmt) created.add(stmt.CreateStmt.relation?.relname)
    if (marks.isConcurrent) problems.push(...aloneProblems(stmt))
    else if (!created.has(tableOf(stmt))) problems.push(...statementProblems(stmt, marks))
  }
  return problems
}

const aloneProblems = (stmt: Node) =>
  ('IndexStmt' in stmt && stmt.IndexStmt.concurrent) ||
  ('DropStmt' in stmt && isConcurrentDrop(stmt.DropStmt))
    ? []
    : ['A migration marked -- concurrently has only statements that create or drop an index concurrently.']

const isConcurrentDrop = ({ removeType, concurrent }: { removeType?: string; concurrent?: boolean }) =>
  removeType === 'OBJECT_INDEX' && concurrent

function tableOf(stmt: Node) {
  const [content] = Object.values(stmt) as { relation?: { relname?: string } }[]
  return content?.relation?.relname
}

/** What is wrong with a statement on a table that the migration did not create. */
function statementProblems(stmt: Node, marks: Marks): string[] {
  if ('IndexStmt' in stmt) {
    const { idxname, concurrent } = stmt.IndexStmt
    return [
      concurrent
        ? `${idxname}: an index is made concurrently in a migration of its own, marked -- concurrently.`
        : `${idxname}: making an index stops writes; use "create index concurrently" in a migration marked -- concurrently.`,
    ]
  }
  if ('AlterTableStmt' in stmt)
    return (stmt.AlterTableStmt.cmds ?? []).flatMap((command) =>
      'AlterTableCmd' in command ? alterationProblems(command.AlterTableCmd, marks) : [],
    )
  if ('RenameStmt' in stmt)
    return marks.isContract ? [] : [takesAway(`what becomes ${stmt.RenameStmt.newname}`)]
  if ('DropStmt' in stmt) {
    if (isConcurrentDrop(stmt.DropStmt))
      return ['An index is dropped concurrently in a migration marked -- concurrently.']
    const takesData = ['OBJECT_TABLE', 'OBJECT_VIEW'].includes(stmt.DropStmt.removeType!)
    return takesData && !marks.isContract ? [takesAway('a table')] : []
  }
  if (('UpdateStmt' in stmt || 'DeleteStmt' in stmt) && !marks.hasFewRows)
    return [
      `${tableOf(stmt)}: rows that a migration changes stay locked until its end; let a job change them in pieces, or say why they are few: -- few rows.`,
    ]
  if ('LockStmt' in stmt) return ['A lock on a whole table stops those who use it.']
  if ('ClusterStmt' in stmt) return ['"cluster" rewrites a table under a lock that stops all use.']
  if ('VacuumStmt' in stmt && JSON.stringify(stmt.VacuumStmt.options ?? []).includes('"full"'))
    return ['"vacuum full" rewrites a table under a lock that stops all use.']
  if ('ReindexStmt' in stmt)
    return ['"reindex" stops writes: drop the index and create it again concurrently.']
  return []
}

const takesAway = (what: string) =>
  `Takes away ${what}, which the version before this one uses: do it one version later, in a migration marked -- contract.`

function alterationProblems(
  { subtype, name, def = {} as Node }: AlterTableCmd,
  { isContract }: Marks,
): string[] {
  if (subtype === 'AT_AddColumn' && 'ColumnDef' in def) return columnProblems(def.ColumnDef)
  if (subtype === 'AT_AlterColumnType')
    return [
      `${name}: another type rewrites the table; add a column, fill it by a job, and use it one version later.`,
    ]
  if (subtype === 'AT_SetNotNull')
    return [
      `${name}: "set not null" reads the whole table; add "check (${name} is not null) not valid" and validate it in a migration of its own.`,
    ]
  if (subtype === 'AT_DropColumn' && !isContract) return [takesAway(`the column ${name}`)]
  if (subtype === 'AT_AddConstraint' && 'Constraint' in def) return constraintProblems(def.Constraint)
  return []
}

function constraintProblems({ contype, conname = 'a constraint', skip_validation, indexname }: Constraint) {
  if (['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype!) && !skip_validation)
    return [`${conname}: add it as "not valid", and validate it in a migration of its own.`]
  const makesIndex = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype!) && !indexname
  return makesIndex ? [`${conname}: make its index concurrently first, and add it "using index".`] : []
}

function columnProblems({ colname, constraints = [] }: ColumnDef): string[] {
  return constraints.flatMap((one) =>
    'Constraint' in one ? newColumnProblems(colname!, one.Constraint) : [],
  )
}

function newColumnProblems(name: string, { contype, raw_expr: value, generated_kind: kind }: Constraint) {
  if (contype === 'CONSTR_DEFAULT' && callsOthers(value))
    return [
      `${name}: a default that differs from row to row rewrites the table; set it after adding the column.`,
    ]
  if (contype === 'CONSTR_IDENTITY' || (contype === 'CONSTR_GENERATED' && kind === 's'))
    return [`${name}: a column that is computed when stored rewrites the table.`]
  if (contype === 'CONSTR_CHECK')
    return [`${name}: a check of a new column reads the whole table; add it as "not valid".`]
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return [`${name}: make its index concurrently first, and add the constraint "using index".`]
  return []
}

/** Whether an expression calls a function that may give each row another value. */
const callsOthers = (expression?: Node) =>
  [...(JSON.stringify(expression) ?? '').matchAll(/"FuncCall":\{"funcname":\[(.*?)\],/g)].some(
    ([, names]) => {
      const name = /"sval":"(\w+)"\}\}$/.exec(names!)?.[1]
      return !stable.has(name ?? '')
    },
  )

if (import.meta.main) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= first)
  for (const name of names) {
    for (const problem of await problemsOf(readFileSync(join(folder, name), 'utf8'))) {
      console.log(`${name}: ${problem}`)
      process.exitCode = 1
    }
  }
}
