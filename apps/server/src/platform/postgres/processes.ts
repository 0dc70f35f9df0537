import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessInfo = { parent: number; command: string };

/** Whether a process of this id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Parent and whole command line of a process; undefined when it is gone or the system does not say. */
export function describeProcess(pid: number): ProcessInfo | undefined {
  try {
    if (process.platform === 'linux') return fromProc(pid);
    return process.platform === 'win32' ? fromPowerShell(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): ProcessInfo {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  // The name in parentheses may hold anything, even parentheses; state and parent follow the last one.
  const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  return { parent: Number(parent), command };
}

function fromPs(pid: number): ProcessInfo | undefined {
  return parse(execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }));
}

function fromPowerShell(pid: number): ProcessInfo | undefined {
  const query = `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; "$($p.ParentProcessId) $($p.CommandLine)"`;
  const found = parse(execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' }));
  // Windows keeps the number of a dead parent; other systems give the orphan a new parent.
  return found && { parent: isAlive(found.parent) ? found.parent : 0, command: found.command.replaceAll('"', '') };
}

function parse(line: string): ProcessInfo | undefined {
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/s.exec(line) ?? [];
  return parent && command ? { parent: Number(parent), command } : undefined;
}
