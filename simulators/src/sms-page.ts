import type { Mesaj } from './sms.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const saat = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', timeStyle: 'medium' });

const item = ({ zaman, telefon, mesaj }: Mesaj) =>
  `<li><small>${escape(telefon)} · ${saat.format(new Date(zaman))}</small><br>${escape(mesaj)}</li>`;

/** The messages as a page that looks again by itself. */
export const page = (mesajlar: readonly Mesaj[]): string => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>SMS kutusu</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 640px; margin: 32px auto; padding: 0 16px; color: #1b211e; }
  li { list-style: none; padding: 12px 0; border-top: 1px solid #d2d9d5; }
  ul { padding: 0; } small { color: #5c6670; } h1 { font-size: 22px; }
</style>
<h1>SMS kutusu</h1>
<p>Deneme kurulumundan gönderilen mesajlar buraya düşer; gerçek bir telefona gitmez.</p>
${mesajlar.length === 0 ? '<p>Henüz mesaj yok.</p>' : `<ul>${mesajlar.map(item).join('')}</ul>`}
</html>`;
