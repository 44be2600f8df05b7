/**
 * @file First names that are common in countries where English, Welsh, Spanish, French or German is spoken, also of people
 * whose families came from elsewhere. A name that is a usual word too ("May", "Rose", "Will") is in the second list: it
 * counts only when a surname follows.
 */

const listed = (names: string): readonly string[] => names.trim().toLowerCase().split(/\s+/);

const plainNames = listed(`
Ada Alba Alva Amaya Archie Aria Arlo Ava Ayla Callum Edie Elsbeth Emeline Evie Finn Finley Freya Greta Harrison Isobel Kiran Kwabena
Layla Lara Leyla Luna Maisie Mason Mia Mila Mina Niko Oskar Otis Priscilla Reggie Rory Sadie Sienna Sofie Teddy Thora Tilda Wilma Zack
Aaron Abdul Abdullah Abigail Adam Adams Adèle Adela Adelheid Adriaan Adrian Adriana Adrien Agnes Agnès Agnieszka Ahmad Ahmed Aidan
Aileen Aisha Aisling Alan Alana Alain Alastair Albert Alberto Alejandra Alejandro Alena Aleksander Alessandro Alex Alexander Alexandra Alexandre
Alexis Alfonso Alfred Alfredo Ali Alicia Alisha Alison Alistair Allan Alma Alun Álvaro Alwyn Alyssa Amanda Amandine Amara Amélie
Amelia Amina Amit Amparo Amy Ana Anaïs Anastasia Anders Andrea Andreas Andrés André Andrew Andrzej Andy Aneta Angela Ángel Ángela
Angelika Angharad Angus Anika Anita Anja Anjali Anke Ann Anna Anne Annegret Annette Annie Annika Anthony Antje Antoine Antoinette Anton
Antonia Antonio Anwar Aoife Arjun Armand Armin Arnaud Arnold Arthur Arturo Arun Asha Ashley Asif Asma Astrid Aurélie Aurora
Axel Ayesha Ayşe Barbara Bartosz Beata Beatrice Béatrice Beatriz Begoña Ben Benedikt Benjamin Benoît Bernadette Bernard Bernardo Bernd Bernhard
Bernice Bertrand Beryl Beth Bethan Bethany Betty Beverley Bianca Birgit Björn Bogdan Boris Brenda Brendan Brett Brian Brigitte Britta Bronwen
Bruce Bruno Bryan Bryn Camila Camille Cameron Candice Carl Carla Carlos Carmen Carol Carole Caroline Carolina Carolyn Carsten Caterina
Catherine Cathy Catrin Cécile Cecilia Cedric Cédric Celia Céline Cerys Chantal Charles Charlie Charlotte Chiara Chidi Chinedu Chloe
Chloé Chris Christa Christel Christelle Christian Christiane Christina Christine Christoph Christophe Christopher Ciaran Cillian Claire Clara Clarissa
Claude Claudia Claudine Clémence Clément Clive Colette Colin Colleen Conchita Connor Conor Consuelo Corinne Cornelia Craig Cristina Cristóbal
Cynthia Dafydd Damian Damien Daniel Daniela Danielle Danuta Darius Darren David Davina Dean Deborah Debbie Declan Deepak Deirdre
Delphine Denise Dennis Derek Derrick Desmond Detlef Diana Diane Didier Diego Dieter Dilip Dimitri Dirk Dolores Dominic Dominik
Dominique Donald Donna Dorcas Doreen Doris Dorota Dorothea Dorothée Dorothy Douglas Duncan Dylan Ebony Edgar Edith Edmund Eduard Eduardo
Edward Edwin Eifion Eileen Eirlys Elaine Eleanor Elena Eleri Elfriede Eli Elias Elif Elin Elisa Elisabeth Élise Elizabeth
Elke Ella Ellen Ellie Elodie Élodie Elsa Elsie Emanuel Emeka Emilia Emilie Émilie Emilio Emily Emma Emmanuel Emre Enid
Enrique Eric Éric Erica Erich Erik Erika Ernest Ernesto Ernst Erwin Esperanza Esteban Estelle Esther Ethan Étienne Eugene
Eugenia Eugénie Eva Evan Eve Evelyn Ewa Ewan Fabian Fabienne Fabio Fabrice Faisal Farah Fatima Fatma Federico Felicity Felipe
Felix Félix Ferdinand Fergus Fernanda Fernando Fiona Florian Frances Francesca Francesco Francine Francis Francisca Francisco François Françoise Frank
Franz Franziska Fred Freda Frédéric Frederick Frederik Frida Frieda Friedrich Fritz Gabriel Gabriela Gabriele Gabrielle Gareth Gary Gaston
Gavin Gaynor Geoff Geoffrey Georg George Georges Georgina Gerald Geraldine Gerard Gérard Gerda Gerhard Gerlinde Germaine Gert Gertrud
Ghislaine Giles Gillian Gilles Gina Giovanni Gisela Giulia Giuseppe Gladys Glen Glenda Glenn Glenys Gloria Glyn Gonzalo Gordon Graham
Greg Gregor Gregorio Gregory Greta Grzegorz Guadalupe Gudrun Guillaume Guillermo Günter Günther Gustav Gustavo Guy Gwen Gwenllian Gwilym
Gwyneth Hamza Hana Hanna Hannah Hannelore Hans Harald Hari Harold Harriet Harry Harvey Hassan Hayley Heather Hector Héctor Heidi Heike Heiko Heiner Heinrich
Heinz Helen Helena Helene Hélène Helga Helmut Henning Henri Henriette Henrik Henry Herbert Hermann Hilary Hilda Hildegard
Holger Horst Howard Hubert Huda Hugh Hugo Huw Ian Ibrahim Idris Ifeoma Ignacio Ilona Ilse Imogen Imran Ines Inés Inès Inge
Ingeborg Ingrid Ioan Irena Irene Irène Irina Iris Irma Isaac Isabel Isabella Isabelle Isla Ismail Ivan Ivor Iwona Jacek
Jackie Jacob Jacqueline Jacques Jaime Jakob Jakub James Jamie Jan Jana Jane Janet Janice Janina Janine Jared Jasmin Jason
Javier Jayne Jean Jeanette Jeanne Jeannine Jeff Jeffrey Jennifer Jenny Jens Jeremy Jérémy Jérôme Jerzy Jess Jessica Jesús Jill Jim Jimmy
Jo Joachim Joan Joanna Joanne Joaquín Jochen Jodie Joe Joel Joël Johan Johann Johanna Johannes John Johnny Jolanta Jon Jonas Jonathan
Jordi Jörg Jorge José Josef Josefa Josefina Joseph Josephine Joséphine Joshua Josiane Joyce Juan Juana Juanita Judith
Judy Julia Julian Juliana Julie Julien Juliet Julieta Juliette Julio Jürgen Justin Justine Jutta Kai Kamil Kamran Karen Karim Karin Karina
Karl Karla Karsten Kasia Kate Katharina Katherine Kathleen Kathrin Kathryn Kathy Katie Katja Katrin Katrina Katy Katarzyna Kayleigh Keiko
Keith Kelly Kelvin Kenneth Kerry Kerstin Kevin Khadija Khalid Kieran Kimberley Kirsten Kirsty Klaus Konrad Krishna Kristina Krystyna Krzysztof Kurt
Kwame Kyle Lara Larissa Lars Laszlo Laura Laure Laurence Laurent Lauren Lea Léa Leah Leanne Leila Lena Leo Léo Leon Léon Leona Leonard
Leonardo Leonor Leopold Lesley Leslie Lewis Liam Lieselotte Lilian Liliana Lillian Lina Linda Lindsay Lionel Lisa Lise Lloyd Llinos Lorena
Lorenzo Lorna Lorraine Lothar Lotte Louis Louisa Louise Luc Luca Lucas Lucia Lucía Lucie Lucien Lucinda Lucy Ludwig Luigi Luis
Luisa Lukas Łukasz Luke Luz Lydia Lynda Lynn Lynne Madeleine Magali Magda Magdalena Maja Malcolm Małgorzata Malik Mandy Manfred Manon
Manuel Manuela Marcel Marcela Marcelo Marcin Marco Marcus Marek Margaret Margarete Margarita Margot Marguerite Maria María Mariam Marian Mariana
Marianne Marie Marieke Mariella Marina Mario Marion Marisol Marjorie Marko Markus Marlene Marlies Marta Martha Martin Martín Martina
Martine Marvin Mary Mateo Mateusz Mathias Mathieu Mathilde Matilda Matt Matteo Matthew Matthias Matthieu Maud Maureen Maurice Mauricio
Max Maxime Maximilian Maxine Meera Megan Mehmet Mei Meinir Melanie Mélanie Melinda Melissa Mercedes Meredith Michael Michaela Michał Michel
Michèle Michelle Miguel Mike Mikołaj Milan Milena Mireille Miriam Mirjam Mohamed Mohammad Mohammed Moira Moisés Monica Mónica Monika
Monique Montserrat Morag Morgane Moritz Morwenna Muhammad Muriel Murielle Mustafa Myriam Nadia Nadine Nadja Nancy Naomi Narinder Nasreen
Natalia Natalie Natasha Nathalie Nathan Neha Neil Nerys Nestor Ngozi Nia Niall Niamh Nicholas Nicola Nicolas Nicolás Nicole Nigel
Nikolaus Nikhil Nils Nina Noah Noel Noël Noémie Nora Norbert Noreen Norma Norman Nuria Odette Odile Olaf Olga Oliver Olivia Olivier
Olu Omar Oscar Óscar Osman Oswald Otto Owain Owen Pablo Paloma Pamela Paola Pascal Pascale Patricia Patrice Patricio Patrick Patryk Paul Paula Paulette
Pauline Paulina Pavel Pawel Paweł Pedro Peggy Penelope Perrine Pete Peter Petra Petros Phil Philip Philipp Philippa Philippe Phillip
Phyllis Pierre Pierrette Piotr Pilar Pradeep Priya Priyanka Quentin Rachel Rafael Rahul Rainer Raj Rajesh Ralf Ralph Ramón Raquel Rasheed
Raúl Ravi Raymond Raymonde Rebecca Regina Régine Régis Reiner Reinhard Reinhold Renata Renate Renaud René Renée Rhiannon Rhian Rhodri Rhys Ricardo Richard
Rita Rob Robert Roberta Roberto Robin Rocío Roderick Rodrigo Roger Roland Rolf Romain Roman Ron Ronald Ronan Rosa Rosalind Rosario Rosemarie
Rosemary Roswitha Rowena Roy Rubén Rudolf Rupert Russell Ruth Ryan Sabine Sabrina Sadia Sally Salma Salvador Sam Samantha Samir Samuel Sana
Sandra Sandrine Sanjay Santiago Sara Sarah Saskia Scott Sean Seán Sébastien Sebastian Sébastian Selina Selma Serge Sergio Shane
Shannon Sharon Shaun Sheila Shirley Siân Sian Sibylle Siegfried Sigrid Silke Silvia Silvie Simon Simone Sinead Sinéad Siobhan Siobhán Sioned Slawomir
Sofia Sofía Solange Sonia Sonja Sophia Sophie Stanislaw Stefan Stefanie Steffen Stella Stephan Stéphane Stephanie Stéphanie Stephen Steve
Steven Stuart Sunita Susan Susana Susanna Susanne Susie Suzanne Svenja Svetlana Swantje Sven Sylvain Sylvia Sylviane Sylvie Szymon Tamara Tamsin
Tania Tanja Tanya Tara Tariq Tatiana Teresa Terence Terry Tess Tessa Thea Theo Théo Theodor Theresa Thérèse Thierry Thilo Thomas
Thorsten Till Tim Timothy Timo Tina Tobias Toby Tom Tomás Tomasz Tony Torsten Tracey Tracy Trevor Tricia Tudor Udo Ulrich Ulrike
Ursula Ute Uwe Valentin Valentina Valérie Valerie Vanessa Veit Vera Véronique Veronica Verónica Veronika Vicente Víctor Vijay
Vikram Viktor Vincent Vincenzo Virginie Vivian Vivien Viviane Volker Waltraud Walter Wanda Wei Wendelin Wendy Werner Wiebke Wilfried Wilhelm Willem William
Winifred Wojciech Wolf Wolfgang Xavier Ximena Yann Yannick Yasmin Yolanda Yolande Youssef Yusuf Yves Yvette Yvonne Zahra Zainab Zara
Zbigniew Zoe Zoé Zofia Zsófia Zygmunt
`);

const wordNames = listed(`
Abril Adela Alma Amber Angel April Art August Aurore Autumn Belén Bill Blanca Blanche Brook Carina Carol Celeste Chance Chelsea Christian Clarence Clay Cole Concepción Constance
Cruz Crystal Daisy Dale Dean Dawn Dan Dick Dolly Don Drew Earl Ed Ernie Faith Fern Flora Florence France Frank Gene Georgia
Ginger Glen Grace Grant Guy Hazel Heath Holly Hope Iris Israel Ivy Jack Jade Jan Jasmine Jaime Jesús Jewel Jordan Josh
Joy June Junior Ken Kent Kim Kit Lance Lee Lily Lincoln Linden Lou Lourdes Luz Mar Marc Marge Marguerite Mark Marta
Marina Mat Max May Melody Mercedes Miles Misty Morgan Muse Myrtle Nelson Nick Nico Nieves Nur Olive Opal Otto Paco Pat Patience Paz
Pearl Peg Penny Pepe Percy Pip Poppy Preston Prudence Ray Reed Rich Rick Rob Robin Rocky Rod Rose Rosie Rowan Ruby Rusty Rut
Sage Sandy Scarlett Sid Sky Sol Soledad Sterling Stormy Summer Sydney Ted Terry Till Tony Trinidad Ty Val Van Vic Victor Victoria
Violet Virginia Virtudes Viola Wade Ward Warren Wayne Will Willow Winter Wolf Wood
`);

/** First names that are no usual words, in lower case. */
export const unmistakableNames: ReadonlySet<string> = new Set(plainNames.filter((name) => !wordNames.includes(name)));

/** All first names, in lower case. */
export const firstNames: ReadonlySet<string> = new Set([...plainNames, ...wordNames]);
