-- Why what was counted differs from the book: one of a few kinds, beside the words that somebody may write.
alter table stok_sayim_satiri add column neden_turu text check (neden_turu in ('fire', 'kayip', 'kirik', 'bozulmus', 'yanlisSayim', 'yanlisGiris', 'kullanim', 'diger'));
