document.title = 'Menagerie';
