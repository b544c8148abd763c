import { API, type Checker, type Program } from 'typescript/unstable/sync';

/** The compiler's view of the repository, with its types; `close` ends its process. */
export function openProgram(): { program: Program; checker: Checker; close: () => void } {
  const cwd = new URL('../..', import.meta.url).pathname;
  const api = new API({ cwd });
  const [project] = api.updateSnapshot({ openProject: `${cwd}tsconfig.json` }).getProjects();
  if (!project) throw new Error('The compiler did not open tsconfig.json.');
  return { program: project.program, checker: project.checker, close: () => api.close() };
}
