import { Avatar } from '@mantine/core';

// Letters smaller than this cannot be read at the desk.
const SMALLEST = 13;

/** A person's picture, or the initials without one. Screen readers skip it, because the name stands beside it. */
export function PersonAvatar({ name, url, size = 36 }: { name: string; url?: string | null; size?: number }) {
  return (
    <Avatar src={url} size={size} radius="50%" color="defter" variant="light" alt="" aria-hidden styles={{ placeholder: { fontSize: Math.max(SMALLEST, size * 0.38) } }}>
      {initialsOf(name)}
    </Avatar>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Spread, because a character outside the basic plane has two code units, and half of one is not a letter.
  return letters.map((word = '') => [...word][0]?.toLocaleUpperCase('tr') ?? '').join('');
}
