import { Kbd, Modal, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SearchIcon } from 'lucide-react';
import { useStill } from '../../ui/use-still.ts';
import { useCommands, type Command, type CommandGroup } from './use-commands.ts';
import classes from './CommandBar.module.css';

const TYPING = 160;

type CommandBarProps = { opened: boolean; onClose: () => void };

/** Ctrl+K leads to any screen, customer or action by typing part of its name, without a mouse. */
export function CommandBar({ opened, onClose }: CommandBarProps) {
  const { t } = useTranslation('panel');
  return (
    <Modal.Root opened={opened} onClose={onClose} size={600} yOffset="12vh" centered={false}>
      <Modal.Overlay />
      <Modal.Content className={classes.content}>
        <Modal.Title component="h2" className={classes.title}>
          <VisuallyHidden>{t('komut.baslik')}</VisuallyHidden>
        </Modal.Title>
        <CommandSearch onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

function CommandSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), TYPING);
  const [index, setIndex] = useState(0);
  const { groups: current, isSearching, hasFailed } = useCommands(text.trim(), search);
  const { shown: groups, onPointerDown } = useStill(current);

  const commands = groups.flatMap((group) => group.commands);
  const active = Math.min(index, commands.length - 1);

  const go = ({ path }: Command) => {
    onClose();
    void navigate(path);
  };
  const steer = (event: KeyboardEvent) => {
    const last = commands.length - 1;
    const next = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last, Home: 0, End: last }[event.key];
    const chosen = commands[active];
    if (next !== undefined) setIndex(next);
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={classes.search}>
        <SearchIcon size={20} />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          aria-label={t('komut.yaz')}
          placeholder={t('komut.yaz')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIndex(0);
          }}
          onKeyDown={steer}
        />
      </div>
      <div id={list} role="listbox" aria-label={t('komut.baslik')} className={classes.list} onPointerDown={onPointerDown}>
        {groups.map((group, position) => (
          <Group key={group.title} list={list} group={group} offset={countBefore(groups, position)} active={active} onPoint={setIndex} onChoose={go} />
        ))}
      </div>
      {(commands.length === 0 || hasFailed) && (
        <p className={classes.nothing} role="status">
          {isSearching ? t('komut.araniyor') : t(hasFailed ? 'komut.okunamadi' : 'komut.yok')}
        </p>
      )}
      <div className={classes.help} aria-hidden>
        <Kbd>↑↓</Kbd> {t('komut.gez')} <Kbd>↵</Kbd> {t('komut.sec')} <Kbd>Esc</Kbd> {t('komut.kapat')}
      </div>
    </>
  );
}

const countBefore = (groups: CommandGroup[], position: number) =>
  groups.slice(0, position).reduce((count, group) => count + group.commands.length, 0);

type GroupProps = {
  list: string;
  group: CommandGroup;
  /** The number of commands before this group. */
  offset: number;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (command: Command) => void;
};

function Group({ list, group, offset, active, onPoint, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={group.title}>
      <div className={classes.group} aria-hidden>
        {group.title}
      </div>
      {group.commands.map((command, place) => {
        const index = offset + place;
        const { icon: Drawing } = command;
        return (
          <div
            key={command.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.command}
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onMouseMove={() => onPoint(index)}
            onClick={() => onChoose(command)}
          >
            <Drawing size={18} />
            {command.label}
            {command.hint && <span className={classes.hint}>{command.hint}</span>}
          </div>
        );
      })}
    </div>
  );
}
