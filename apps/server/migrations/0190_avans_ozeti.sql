-- The proof of the till looks at the credit of customers by the collection that left it (docs/adr/0170).
call ozete_ekle('avans', 'tahsilat_id');
